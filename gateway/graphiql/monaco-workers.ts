import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

/** Workers are bundled and served by the gateway. */
window.MonacoEnvironment = {
  getWorker: (_id, label) => {
    if (label === 'json') return new JsonWorker();
    if (label === 'graphql') return new GraphqlWorker();
    return new EditorWorker();
  },
};
