// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
export { AllocationTemplateForm } from './AllocationTemplateForm.tsx'
export { AllocationTemplateEdit } from './AllocationTemplateEdit.tsx'
export { AllocationTemplateCreate } from './AllocationTemplateCreate.tsx'
