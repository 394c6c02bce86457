// Generated from customer.schema.json by npm run codegen. Do not edit.
export { CustomerForm } from './CustomerForm.tsx'
export { CustomerEdit } from './CustomerEdit.tsx'
export { CustomerCreate } from './CustomerCreate.tsx'
