/** DOM id of a tab, derived from its panel's id and its value. */
export const tabId = (panelId: string, id: string): string => `${panelId}-tab-${id}`;
