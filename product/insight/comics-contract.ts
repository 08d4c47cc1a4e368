import * as z from 'zod/mini';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { notificationReply } from '#platform/contract/message.ts';
import { operationId } from '#platform/contract/operation-id.ts';
import type { Policy } from '#platform/contract/policy.ts';
import { educatorsInPerson, parentsInPerson } from '#product/access/rules/policies.ts';
import { madeComic } from '#product/play/comics-contract.ts';
import { myFigure } from '#product/play/mine-contract.ts';

const readComic = z.extend(madeComic, {
  /** Taken off the child's shelf. */
  hidden: z.boolean(),
});
export type ReadComic = z.infer<typeof readComic>;

// A child's own words: not for staff, whomever they act as.
function readCall(base: string, access: Policy<false>) {
  return endpoint({
    method: 'GET',
    path: `${base}/:id/comics`,
    summary:
      'The comics that a child has made, newest first, for who reads how the child does; also those that were put away.',
    access,
    input: z.strictObject({ id: id() }),
    output: z.object({
      data: z.object({
        first_name: z.string(),
        /** How the child looks in them; null: as each world has it. */
        figure: z.nullable(myFigure),
        may_hide: z.boolean(),
        comics: z.array(readComic),
      }),
    }),
    audit: 'student.comics-read',
    onlyReads: true,
  });
}
export const readComics = {
  educator: readCall('/educator/students', educatorsInPerson),
  parent: readCall('/parent/students', parentsInPerson),
};
export type StudentComics = z.infer<typeof readComics.educator.output>['data'];

function hideCall(base: string, access: Policy<false>) {
  return endpoint({
    method: 'POST',
    path: `${base}/:id/comics/:comic`,
    summary: "Takes a comic off the child's shelf, or puts it back. The child is told that one was put away.",
    access,
    input: z.strictObject({ id: id(), comic: operationId(), hidden: z.boolean() }),
    output: notificationReply,
    audit: 'student.comic-hide',
  });
}
export const hideComic = {
  educator: hideCall('/educator/students', educatorsInPerson),
  parent: hideCall('/parent/students', parentsInPerson),
};
