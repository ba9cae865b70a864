/** What a designer calls a part when pressing something inside it, such as the text or icon of a button. */
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="link"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"], [role="menuitem"], [role="menuitemradio"]';
const BLOCKS =
  'h1, h2, h3, h4, h5, h6, p, img, svg, li, dt, dd, td, th, article, figure, fieldset, form, nav, header, footer, section, main, dialog';

/** The nearest meaningful element: the control that was pressed, otherwise the text, picture, item or card. */
export const partOf = (element: Element): Element =>
  element.closest(CONTROLS) ?? element.closest(BLOCKS) ?? element;
