// Generated from allocation-template.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { allocationTemplate } from '#schemas/generated/allocation-template.ts'
import { ActiveColumn, ComponentsColumn, CustomersColumn, IsDefaultColumn, NameColumn, PhaseColumn } from './fields.tsx'

export const AllocationTemplateList = () => (
  <EntityList entity={allocationTemplate} filters={['name', 'customers', 'phase', 'isDefault', 'active']}>
    <NameColumn key="name" />
    <CustomersColumn key="customers" />
    <PhaseColumn key="phase" />
    <ComponentsColumn key="components" />
    <IsDefaultColumn key="isDefault" />
    <ActiveColumn key="active" />
  </EntityList>
)
