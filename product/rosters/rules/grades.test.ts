import { expect, test } from 'vitest';
import { defaultProgram, GRADES, gradeLabel } from './grades.ts';
import { gradeFrom } from './written-grades.ts';

test.each([
  { grade: -1, label: 'P', program: 'academy' },
  { grade: 0, label: 'K', program: 'academy' },
  { grade: 1, label: '1', program: 'academy' },
  { grade: 2, label: '2', program: 'zoou' },
  { grade: 3, label: '3', program: 'zoou' },
  { grade: 4, label: '4', program: 'zoou' },
  { grade: 5, label: '5', program: 'ssgrin' },
  { grade: 6, label: '6', program: 'hoh' },
  { grade: 7, label: '7', program: 'hoh' },
  { grade: 8, label: '8', program: 'hoh' },
  { grade: 9, label: '9', program: 'hoh' },
  { grade: 10, label: '10', program: 'hoh' },
  { grade: 11, label: '11', program: 'hoh' },
  { grade: 12, label: '12', program: 'hoh' },
] as const)('grade $grade is shown as $label and starts with $program', ({ grade, label, program }) => {
  expect(gradeLabel(grade)).toBe(label);
  expect(defaultProgram(grade)).toBe(program);
});

test('grades run from pre-kindergarten to 12 without a gap', () => {
  expect(GRADES).toEqual(Array.from({ length: 14 }, (_, index) => index - 1));
});

test.each([
  ['K', 0],
  ['KG', 0],
  ['Kinder', 0],
  ['kindergarten', 0],
  ['0', 0],
  ['00', 0],
  ['0.0', 0],
  ['K-5', null],
  ['PS', null],
  ['PK', -1],
  ['Pre-K', -1],
  ['pre k', -1],
  ['PreK', -1],
  ['TK', -1],
  ['PR', -1],
  [' Pre-Kindergarten ', -1],
  ['Preschool/Prekindergarten', -1],
  ['Transitional Kindergarten', -1],
  ['p', -1],
  ['-1', -1],
  ['-1.0', -1],
  ['3', 3],
  ['03', 3],
  ['3.0', 3],
  ['3.', 3],
  ['３', 3],
  ['１２', 12],
  ['1st', 1],
  ['2nd', 2],
  ['3rd grade', 3],
  ['4TH', 4],
  ['11th', 11],
  ['Grade 3', 3],
  ['grade_3', 3],
  ['Gr. 3', 3],
  ['G3', 3],
  ['3 grade', 3],
  ['Grade K', 0],
  ['third', 3],
  ['Third Grade', 3],
  ['Twelfth grade', 12],
  ['seven', 7],
  ['uri://ed-fi.org/GradeLevelDescriptor#First grade', 1],
  ['uri://ed-fi.org/GradeLevelDescriptor#Kindergarten', 0],
  ['Sophomore', 10],
  ['三年級', 3],
  ['3年級', 3],
  ['國小六年級', 6],
  ['12', 12],
  ['13', null],
  ['third row', null],
  ['', null],
  ['3.5', null],
  ['3-5', null],
  ['1,2', null],
  ['UG', null],
  ['grade', null],
  ['k12', null],
  ['toString', null],
])('%j is written for grade %s', (written, grade) => {
  expect(gradeFrom(written)).toBe(grade);
});

test('the short form of every grade is understood', () => {
  for (const grade of GRADES) expect(gradeFrom(gradeLabel(grade))).toBe(grade);
});
