import type { PointerEvent } from 'react';

/** The sheet's top as a share of the window's height: as it opens, and grown. */
const PLACES = { opened: 46, grown: 4 };

/** Makes the sheet as high as the window, or lets the phone be seen above it. */
export function Grabber() {
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
      className="grabber"
      aria-label="Grow or shrink the sheet"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onClick={({ currentTarget, detail }) => {
        // A drag ends in a click as well; its place stays.
        const top = sheet(currentTarget)?.style.getPropertyValue('--sheet-top') ?? '';
        if (detail > 0 && top !== '' && ![`${PLACES.grown}dvh`, `${PLACES.opened}dvh`].includes(top)) return;
        place(currentTarget, top === `${PLACES.grown}dvh` ? PLACES.opened : PLACES.grown);
      }}
    />
  );
}
