import DefaultTheme from 'vitepress/theme-without-fonts';

/* oxlint-disable import/no-unassigned-import -- style sheets */
import '../../../packages/react-ui/src/styles/tokens.css';
import './fonts.css';
import './foyer.css';

export default DefaultTheme;
