import { MAX_PICTURE_BYTES, TEXT_LIMITS } from '../../src/shared/limits.ts';
import type { UserRow } from '../db/rows.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import { readPicture } from '../rules/pictures.ts';
import { optionalText } from '../rules/text.ts';
import { toUser } from '../serializers/user.ts';

export const session: Resolvers<'session'> = {
  current: ({ requireUser }) => toUser(requireUser()),

  update({ db, requireUser, body }) {
    const { id } = requireUser();

    const change: Partial<UserRow> = {};
    if (body.firstName !== undefined)
      change.firstName = optionalText('firstName', body.firstName, TEXT_LIMITS.name);
    if (body.lastName !== undefined)
      change.lastName = optionalText('lastName', body.lastName, TEXT_LIMITS.name);
    if (body.bio !== undefined) change.bio = body.bio;

    return toUser(db.user.patch(id, change));
  },

  async picture({ db, requireUser, body, savePicture }) {
    const { id } = requireUser();

    if (body.profilePicture.size > MAX_PICTURE_BYTES)
      throw new HttpError(413, 'The picture is larger than 5 MB', 'profilePicture');
    const picture = await readPicture('profilePicture', body.profilePicture);

    return toUser(db.user.patch(id, { picture: await savePicture(picture) }));
  },
};
