/** How many of the students that an educator leaves behind are listed by name; of the others there is a count. */
export const STUDENTS_SHOWN = 20;
