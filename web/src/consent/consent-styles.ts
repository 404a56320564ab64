import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './consent.css';
