/** 'Features/PollCard (radio, vote)' is 'PollCard': alternative names in parentheses are for the search. */
export const nameOf = (title: string): string => title.replace(/^.*\//, '').replace(/ \(.*\)$/, '');
