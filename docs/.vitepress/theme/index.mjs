import DefaultTheme from 'vitepress/theme-without-fonts';

import '../../../packages/react-ui/src/styles/tokens.css';
import './fonts.css';
import './foyer.css';

export default DefaultTheme;
