import { type PointerEvent, useEffect } from 'react';

/** Top of the sheet as a percentage of the window's height: initially, and expanded. */
const SHEET_TOPS = { opened: 46, grown: 4 };

/** Expands the sheet to the window's height, or collapses it so that the phone is visible above it. */
export function SheetHandle() {
  const { style } = document.documentElement;
  const setTop = (top: number): void => style.setProperty('--sheet-top', `${top}dvh`);
  useEffect(() => () => void style.removeProperty('--sheet-top'), [style]);
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setTop(Math.max(SHEET_TOPS.grown, (event.clientY / globalThis.innerHeight) * 100));
  };
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label="Grow or shrink the sheet"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onClick={({ detail }) => {
        // A drag also fires a click, which must not change the position again.
        const top = style.getPropertyValue('--sheet-top');
        if (detail > 0 && top !== '' && ![`${SHEET_TOPS.grown}dvh`, `${SHEET_TOPS.opened}dvh`].includes(top))
          return;
        setTop(top === `${SHEET_TOPS.grown}dvh` ? SHEET_TOPS.opened : SHEET_TOPS.grown);
      }}
    />
  );
}
