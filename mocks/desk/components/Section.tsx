import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react';
import CaretUpIcon from '@phosphor-icons/core/regular/caret-up.svg?react';
import { type ReactNode, useId } from 'react';
import { useFolded } from './useFolded.ts';

interface Props {
  /** Heading and accessible name of the region. */
  title: ReactNode;
  /** Shown next to the heading. */
  aside?: ReactNode;
  id?: string | undefined;
  children?: ReactNode;
}

/** A section of the desk's first view. */
export function Section({ title, aside, id, children }: Props) {
  const heading = useId();
  return (
    <section className="section" id={id} aria-labelledby={heading}>
      <div className="section-head">
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface FoldingProps extends Props {
  title: string;
  /** Shown in full even if it has been folded. */
  staysOpen?: boolean;
}

/** A section that its heading folds. What is folded stays mounted, because the second phone is part of it. */
export function FoldingSection({ title, aside, id, staysOpen = false, children }: FoldingProps) {
  const [isFolded, setFolded] = useFolded(title);
  const isHidden = isFolded && !staysOpen;
  const Caret = isHidden ? CaretDownIcon : CaretUpIcon;
  const fold = (
    <button type="button" className="fold" aria-expanded={!isHidden} onClick={() => setFolded(!isFolded)}>
      {title}
      <Caret aria-hidden />
    </button>
  );
  return (
    <Section id={id} title={staysOpen ? title : fold} aside={!isHidden && aside}>
      <div className="folding" hidden={isHidden}>
        {children}
      </div>
    </Section>
  );
}
