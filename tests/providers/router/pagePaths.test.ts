import { beforeEach, expect, test } from 'vitest'
import { setPageless, setPageRoutes, toInside, toOutside } from '#providers/router/pagePaths.ts'

beforeEach(() =>
  setPageRoutes({
    merchant: { list: '/settings/merchant' },
    customer: {
      list: '/customer/search',
      create: '/customer/create',
      show: '/customer/{id}',
      edit: '/customer/{id}/edit',
    },
    user: { list: '/employee', create: '/employee/new', show: '/employee/{id}', edit: '/employee/{id}/edit' },
    'email-template': { list: '/email/template', create: '/email/template/add', show: '/email/template/{id}' },
    house: { list: '/settings/house', edit: '/settings/house/edit' },
    allocation: { list: '/finance/templates', edit: '/finance/templates/edit/{id}' },
  }),
)

test.each([
  ['/settings/merchant', '/~/merchant'],
  ['/customer/search', '/~/customer'],
  ['/customer/create', '/~/customer/create'],
  ['/customer/12', '/~/customer/12/show'],
  ['/customer/12/edit', '/~/customer/12'],
  ['/employee', '/~/user'],
  ['/employee/new', '/~/user/create'],
  ['/employee/4/edit', '/~/user/4'],
  ['/email/template/7', '/~/email-template/7/show'],
  ['/finance/templates/edit/3', '/~/allocation/3'],
  // A singleton has no id in its addresses.
  ['/settings/house', '/~/house'],
  ['/settings/house/edit', '/~/house/1'],
  ['/login', '/~/login'],
  // No page has the name of what every object inherits.
  ['/constructor/7', '/~/constructor/7'],
  ['/toString', '/~/toString'],
  ['/access-denied', '/~/access-denied'],
  ['/customer/3f2b8c1e-8a51-4c0e-9d70-0a1b2c3d4e5f', '/~/customer/3f2b8c1e-8a51-4c0e-9d70-0a1b2c3d4e5f/show'],
  ['/employee/a%2Fb/edit', '/~/user/a%2Fb'],
  ['/email/template/invoice', '/~/email-template/invoice/show'],
])('%s is %s inside, and back', (outside, within) => {
  expect(toInside(outside, '').pathname).toBe(within)
  expect(toOutside(within, '').pathname).toBe(outside)
})

test('the address of a form that has no page opens it over its list', () => {
  const form = { pathname: '/~/email-template', search: '?edit=7' }
  expect(toInside('/email/template/7/edit', '')).toEqual(form)
  expect(toInside('/email/template/7/edit/', '?x=1')).toEqual({ ...form, search: '?x=1&edit=7' })
  expect(toInside('/customer/12/edit', '')).toEqual({ pathname: '/~/customer/12', search: '' })
})

test.each([
  ['/', '/~/'],
  ['/settings/merchant/', '/~/merchant'],
  ['/settings/merchant/abc', '/~/settings/merchant/abc'],
  ['/customer', '/~/-/customer'],
  // What goes on after the page of a record is no page.
  ['/customer/12/edit/2', '/~/-/customer/12/edit/2'],
  ['/email/template/7/edit/2', '/~/email/template/7/edit/2'],
])('%s is %s inside', (outside, within) => {
  expect(toInside(outside, '').pathname).toBe(within)
})

test.each([
  ['/~', '/'],
  ['/~/', '/'],
  ['/~/merchant/create', '/settings/merchant'],
  ['/~/merchant/12', '/settings/merchant'],
  ['/~/merchant/12/show', '/settings/merchant'],
  ['/~/email-template/7', '/email/template/7'],
  ['/~/customer/search', '/customer/search'],
])('%s shows as %s', (within, outside) => {
  expect(toOutside(within, '').pathname).toBe(outside)
})

test('what is inside already stays, and what is outside already too', () => {
  expect(toInside('/~/customer/12', '').pathname).toBe('/~/customer/12')
  expect(toOutside('/customer/12', '').pathname).toBe('/customer/12')
})

test('a page of the product is no record, although an id could be called like it', () => {
  expect(toInside('/customer/reset-password', '').pathname).toBe('/~/-/customer/reset-password')
  expect(toOutside('/~/-/customer/reset-password', '').pathname).toBe('/customer/reset-password')
})

test('a page of ours that is none is not found under its own address', () => {
  expect(toOutside('/~/-/customer', '').pathname).toBe('/customer')
})

test('the address says per-page, react-admin perPage', () => {
  expect(toInside('/employee', '?page=2&per-page=100').search).toBe('?page=2&perPage=100')
  expect(toOutside('/~/user', '?perPage=100&page=2').search).toBe('?per-page=100&page=2')
})

test.each([
  ['?filter=%7B%7D&order=ASC&page=1&perPage=100&sort=name', '?filter=%7B%7D&order=ASC&sort=name'],
  ['?page=1&perPage=100', ''],
  ['?perPage=100&sort=name&page=2', '?sort=name'],
])('a list without pages has no page in its address: %s', (within, outside) => {
  setPageless(['merchant'])
  expect(toOutside('/~/merchant', within).search).toBe(outside)
  expect(toOutside('/~/user', within).search).toBe(within.replace('perPage', 'per-page'))
})
