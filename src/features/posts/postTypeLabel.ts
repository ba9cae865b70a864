const labels = { story: 'Story', tip: 'Tip', question: 'Question', poll: 'Poll' } as const;
type Label = (typeof labels)[keyof typeof labels] | 'Post';

const isKnown = (type: string): type is keyof typeof labels => Object.hasOwn(labels, type);

/** CARD-02: 'Post' for a type unknown to this version. */
export const postTypeLabel = (type: string): Label => (isKnown(type) ? labels[type] : 'Post');
