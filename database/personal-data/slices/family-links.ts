import { of, type Registry } from './columns.ts';

export const familyLinks = {
  family_consents: { plain: ['id', 'account_id', 'text', 'version', 'language', 'agreed_at'] },
  family_invites: {
    plain: ['id', 'student_id', 'made_by', 'created_at', 'ends_at', 'used_at', 'revoked_at', 'revoked_by'],
    personal: { code_hash: of("links an adult of the child's family", 'thirty-days', null) },
  },
  family_links: {
    plain: ['id', 'student_id', 'account_id', 'school_id', 'invite_id', 'created_at'],
  },
} satisfies Partial<Registry>;
