import type { PointerEvent } from 'react';

/** Top of the sheet as a percentage of the window's height: initially, and expanded. */
const PLACES = { opened: 46, grown: 4 };

/** Expands the sheet to the window's height, or collapses it so that the phone is visible above it. */
export function SheetHandle() {
  const sheet = (target: Element): HTMLElement | null => target.closest<HTMLElement>('.demo-desk');
  const place = (target: Element, top: number): void =>
    sheet(target)?.style.setProperty('--sheet-top', `${top}dvh`);
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    place(event.currentTarget, Math.max(PLACES.grown, (event.clientY / globalThis.innerHeight) * 100));
  };
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label="Grow or shrink the sheet"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onClick={({ currentTarget, detail }) => {
        // A drag also fires a click, which must not change the position again.
        const top = sheet(currentTarget)?.style.getPropertyValue('--sheet-top') ?? '';
        if (detail > 0 && top !== '' && ![`${PLACES.grown}dvh`, `${PLACES.opened}dvh`].includes(top)) return;
        place(currentTarget, top === `${PLACES.grown}dvh` ? PLACES.opened : PLACES.grown);
      }}
    />
  );
}
