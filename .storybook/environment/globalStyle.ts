import { globalStyle } from '../../src/ui/theme/globalStyle.ts';

// In the app, the page itself has these rules. They come before those of the components, which override them.
const style = document.createElement('style');
style.textContent = globalStyle;
document.head.prepend(style);
