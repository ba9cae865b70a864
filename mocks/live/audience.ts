/** Who hears a live message: some users, or everyone; never the user who caused it (AMB-56). */
export interface Audience {
  to?: readonly string[];
  except?: string;
}

/** Whether a client that says to be this user (null: nobody yet) is meant. */
export const isMeant = ({ to, except }: Audience, userId: string | null): boolean =>
  (to ? userId !== null && to.includes(userId) : true) && (except === undefined || userId !== except);
