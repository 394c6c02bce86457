import { expect, test } from 'vitest'
import { sqlStatements } from '#server/db/sqlStatements.ts'

test.each([
  { name: 'nothing', in: '\n-- only words\n/* and more */\n', out: [] },
  {
    name: 'the last one without its end',
    in: 'select 1;\n\nselect 2\n',
    out: [
      [1, 'select 1'],
      [3, 'select 2'],
    ],
  },
  {
    name: 'a string',
    in: `select 'a;''b;';select 2;`,
    out: [
      [1, `select 'a;''b;'`],
      [1, 'select 2'],
    ],
  },
  {
    name: 'a string with escapes',
    in: String.raw`select e'\';' as x;select 2`,
    out: [
      [1, String.raw`select e'\';' as x`],
      [1, 'select 2'],
    ],
  },
  { name: 'a name in quotes', in: 'drop table "a;b";', out: [[1, 'drop table "a;b"']] },
  {
    name: 'a function body',
    in: 'do $$\nbegin\n  perform 1;\nend\n$$;\nselect 2;',
    out: [
      [1, 'do $$\nbegin\n  perform 1;\nend\n$$'],
      [6, 'select 2'],
    ],
  },
  {
    name: 'a body within a body',
    in: 'do $body$ execute $$a;$$; $body$; select $1;',
    out: [
      [1, 'do $body$ execute $$a;$$; $body$'],
      [1, 'select $1'],
    ],
  },
  {
    name: 'comments before and inside',
    in: '-- one;\nselect 1 -- it;\n, 2; /* ; */ select 3;',
    out: [
      [2, 'select 1 -- it;\n, 2'],
      [3, 'select 3'],
    ],
  },
  {
    name: 'an apostrophe in a comment',
    in: `-- it's\nselect 1;\n-- don't\nselect 2;`,
    out: [
      [2, 'select 1'],
      [4, 'select 2'],
    ],
  },
  {
    name: 'a dollar within a name',
    in: 'select a$b$c; select d$b$e;',
    out: [
      [1, 'select a$b$c'],
      [1, 'select d$b$e'],
    ],
  },
])('splits $name', ({ in: sql, out }) => {
  expect(sqlStatements(sql).map(({ line, text }) => [line, text])).toEqual(out)
})
