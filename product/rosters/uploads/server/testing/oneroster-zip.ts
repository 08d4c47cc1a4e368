import { strToU8, zipSync } from 'fflate';

type Table = readonly (readonly string[])[];
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
export const csvText = (table: Table): string =>
  table.map((line) => `${line.map(cell).join(',')}\r\n`).join('');

export const USERS_11 =
  'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password';
const USERS_12 =
  'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns';
const HEADERS = {
  orgs: 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId',
  roles:
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
  classes:
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
  enrollments:
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
} as const;

type Person = {
  id: string;
  role: 'student' | 'teacher';
  orgs: string[];
  first: string;
  last: string;
  grade?: string;
  number?: string;
  username?: string;
  email?: string;
  /** Of a file of changes. */
  gone?: boolean;
};
export type Roster = {
  version: '1.1' | '1.2';
  mode?: 'bulk' | 'delta';
  orgs: { id: string; name: string }[];
  people: Person[];
  rooms?: { id: string; org: string; homeroom: boolean; teachers: string[]; students: string[] }[];
};

/** The files of a roster as the standard has them. */
export function rosterFiles(roster: Roster): Record<string, string> {
  const { version, mode = 'bulk', orgs, people, rooms = [] } = roster;
  const when = mode === 'delta' ? '2026-09-14T10:00:00Z' : '';
  const status = (gone = false): string => (mode === 'bulk' ? '' : gone ? 'tobedeleted' : 'active');
  const table = (header: string, lines: Record<string, string>[]): string => {
    const columns = header.split(',');
    return csvText([columns, ...lines.map((line) => columns.map((column) => line[column] ?? ''))]);
  };
  const dated = (gone?: boolean) => ({ status: status(gone), dateLastModified: when });
  const files = ['orgs', 'users', 'roles', 'classes', 'enrollments'];
  const given = (file: string): boolean =>
    (file !== 'roles' || version === '1.2') &&
    (!['classes', 'enrollments'].includes(file) || rooms.length > 0);
  const manifest = [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', version],
    ...files.map((file) => [`file.${file}`, given(file) ? mode : 'absent']),
  ];
  const written: Record<string, string> = {
    'manifest.csv': csvText(manifest),
    'orgs.csv': table(
      HEADERS.orgs,
      orgs.map(({ id, name }) => ({ sourcedId: id, name, type: 'school', ...dated() })),
    ),
    'users.csv': table(
      version === '1.1' ? USERS_11 : USERS_12,
      people.map((one) => ({
        sourcedId: one.id,
        ...dated(one.gone),
        enabledUser: 'true',
        orgSourcedIds: one.orgs.join(','),
        role: one.role,
        username: one.username ?? '',
        givenName: one.first,
        familyName: one.last,
        identifier: one.number ?? '',
        email: one.email ?? '',
        grades: one.grade ?? '',
      })),
    ),
  };
  if (given('roles')) {
    const roles = people.flatMap((one) =>
      one.orgs.map((org) => ({
        sourcedId: `${one.id}-${org}`,
        ...dated(one.gone),
        userSourcedId: one.id,
        roleType: 'primary',
        role: one.role,
        orgSourcedId: org,
      })),
    );
    written['roles.csv'] = table(HEADERS.roles, roles);
  }
  if (given('classes')) {
    written['classes.csv'] = table(
      HEADERS.classes,
      rooms.map(({ id, org, homeroom }) => ({
        sourcedId: id,
        ...dated(),
        title: id,
        classType: homeroom ? 'homeroom' : 'scheduled',
        schoolSourcedId: org,
      })),
    );
    const enrollments = rooms.flatMap(({ id, org, teachers, students }) => [
      ...teachers.map((user, index) => ({ id, org, user, role: 'teacher', primary: String(index === 0) })),
      ...students.map((user) => ({ id, org, user, role: 'student', primary: 'false' })),
    ]);
    written['enrollments.csv'] = table(
      HEADERS.enrollments,
      enrollments.map(({ id, org, user, role, primary }) => ({
        sourcedId: `${id}-${user}`,
        ...dated(),
        classSourcedId: id,
        schoolSourcedId: org,
        userSourcedId: user,
        role,
        primary,
      })),
    );
  }
  return written;
}

export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

export const rosterZip = (roster: Roster): Buffer => zipOf(rosterFiles(roster));
