import type { Resolvers } from '../http/RequestContext.ts';
import { withTrueType } from '../rules/pictures.ts';
import { toUser } from '../serializers/user.ts';

export const session: Resolvers<'session'> = {
  current: ({ requireUser }) => toUser(requireUser()),

  update({ db, requireUser, readBody }) {
    const user = requireUser();
    const { firstName = user.firstName, lastName = user.lastName, bio = user.bio } = readBody();

    return toUser(db.user.patch(user.id, { firstName, lastName, bio }));
  },

  async picture({ db, requireUser, readBody, savePicture }) {
    const { id } = requireUser();
    const { profilePicture } = readBody();

    const picture = await savePicture(await withTrueType(profilePicture));
    return toUser(db.user.patch(id, { picture }));
  },
};
