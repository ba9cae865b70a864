import {
  type Approvals,
  Approvals as ApprovalsSchema,
  NOTHING_APPROVED,
} from '../../../tools/shots/approvals.ts';

/** Where this browser keeps its approvals and, as a cache, the approved pictures. */
export const STORAGE_KEY = 'waystone-approved';

/** What was approved in this browser and is not in the repository yet. */
export function readOwn(): Approvals {
  try {
    return ApprovalsSchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''));
  } catch {
    return NOTHING_APPROVED;
  }
}

/** The names of the pictures whose approval the repository does not have. */
export const addedTo = (repository: Approvals, { approved }: Approvals): string[] =>
  Object.keys(approved).filter((name) => approved[name]?.picture !== repository.approved[name]?.picture);

export function keepOwn(repository: Approvals, approvals: Approvals): void {
  const added = addedTo(repository, approvals);
  const approved = Object.entries(approvals.approved).filter(([name]) => added.includes(name));
  if (added.length === 0) localStorage.removeItem(STORAGE_KEY);
  else
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ ...approvals, approved: Object.fromEntries(approved) }),
    );
}

/** The repository's approvals with those of this browser. */
export function withOwn(repository: Approvals, own: Approvals): Approvals {
  if (addedTo(repository, own).length === 0) return repository;
  return { ...own, approved: { ...repository.approved, ...own.approved } };
}

/** Revokes the approval of a picture: back to the repository's, or to none if it is the repository's. */
export function revoke(repository: Approvals, approvals: Approvals, name: string): Approvals {
  const { [name]: own, ...approved } = approvals.approved;
  const before = repository.approved[name];
  if (before && before.picture !== own?.picture) approved[name] = before;
  return { ...approvals, approved };
}
