import type { ReactNode } from 'react';

/** A card of a study beside the phone, or over its foot; what it says is read out as it changes. */
export function StudyCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="study-card" role="status">
      <p className="small">{label}</p>
      {children}
    </div>
  );
}
