// Generated from email-classification.schema.json by npm run codegen. Do not edit.
export { EmailClassificationList } from './EmailClassificationList.tsx'
export { EmailClassificationShow } from './EmailClassificationShow.tsx'
