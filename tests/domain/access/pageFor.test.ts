import { expect, test } from 'vitest'
import { pageFor, pageReplacedBy } from '#domain/access/pageFor.ts'
import { may } from '#domain/access/roles.ts'
import { pages } from '#schemas/pages.ts'

const client = ['ROLE_CUSTOMER']
const contact = ['ROLE_CONTACT_PERSON']
const staff = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']

test.each([
  { path: '/file/show-new/12', acl: client, leads: '/file/12' },
  { path: '/file/show-new/12', acl: contact, leads: '/file/12' },
  { path: '/file/search', acl: client, leads: '/file' },
  { path: '/file/show-new/12', acl: staff, leads: '/file/show-new/12' },
  { path: '/file/search', acl: staff, leads: '/file/search' },
  { path: '/file/show-new/12', acl: [...staff, ...client], leads: '/file/show-new/12' },
  { path: '/file/show-new/12', acl: [], leads: '/file/show-new/12' },
  { path: '/file/show-new/12/edit', acl: client, leads: '/file/show-new/12/edit' },
  { path: '/file/show-new/', acl: client, leads: '/file/show-new/' },
  { path: '/customer/12', acl: client, leads: '/customer/12' },
])('$path leads people with $acl to $leads', ({ path, acl, leads }) => {
  expect(pageFor(path, (right) => may(acl, right))).toBe(leads)
})

test.each([
  ['/file/12', '/file/show-new/12'],
  ['/file', '/file/search'],
  ['/file/claim', '/file/claim'],
  ['/customer/12', '/customer/12'],
])('%s is in the place of %s', (path, page) => {
  expect(pageReplacedBy(path)).toBe(page)
})

test('each page that takes the place of another names one that exists', () => {
  const named = pages.flatMap(({ insteadOf }) => (insteadOf === undefined ? [] : [insteadOf]))
  expect(named.toSorted()).toEqual(['/file/search', '/file/show-new/{id}'])
  expect(named.filter((path) => !pages.some((page) => page.path === path && page.built))).toEqual([])
})
