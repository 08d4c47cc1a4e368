/**
 * A selection that attends more than one school is limited to one, whoever selects. Children
 * of families attend none, which is not the school of the others either.
 */
export function attendSeveralSchools(students: readonly { school_id: number | null }[]): boolean {
  return new Set(students.map((student) => student.school_id)).size > 1;
}
