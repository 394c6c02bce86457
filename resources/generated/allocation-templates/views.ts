// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
export { AllocationTemplateList } from './AllocationTemplateList.tsx'
export { AllocationTemplateShow } from './AllocationTemplateShow.tsx'
