/** The id of a tab, from that of its panel and its own. */
export const tabId = (panelId: string, id: string): string => `${panelId}-tab-${id}`;
