// Generated from email-classification.schema.json by npm run codegen. Do not edit.
export { EmailClassificationForm } from './EmailClassificationForm.tsx'
