// Generated from customer.schema.json by npm run codegen. Do not edit.
export { CustomerList } from './CustomerList.tsx'
export { CustomerShow } from './CustomerShow.tsx'
