/** The order matters: later styles override earlier ones. */
import '@fontsource-variable/archivo';
import '@fontsource/fira-code/latin-400.css';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './colors.css';
import './graphiql-ui.css';
import './tabs.css';
import './page.css';
import './pane.css';
import './locale-switch.css';
import './copy-link.css';
import './response-strip.css';
import './calls-table.css';
import './call-estimate.css';
import './narrow-screens.css';
