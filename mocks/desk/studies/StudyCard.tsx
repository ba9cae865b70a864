import type { ReactNode } from 'react';

/** A study card beside the phone or at its bottom; changes are announced to screen readers. */
export function StudyCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="study-card" role="status">
      <p className="small">{label}</p>
      {children}
    </div>
  );
}
