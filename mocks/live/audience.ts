/** Who receives a live message: some users, or everyone; never the user who triggered it (AMB-56). */
export interface Audience {
  to?: readonly string[];
  except?: string;
}

/** Whether the audience includes a client that has authenticated as this user (null: not yet). */
export const includesUser = ({ to, except }: Audience, userId: string | null): boolean =>
  (to ? userId !== null && to.includes(userId) : true) && (except === undefined || userId !== except);
