/** What one resource tells the others about itself, kept in react-admin's resource definitions. */
import { useResourceDefinition, type RaRecord } from 'react-admin'
import type { ComponentType, ReactNode } from 'react'
import type { Entity, EntityAccess } from '#schemas/entity.ts'

/** `onClose`: closes the menu. */
export type RowActionsProps = { record: RaRecord; onClose: () => void }

/** What stands beside generated parts of a page; it has the record at hand, where there is one. */
export type PartProps = { entity: Entity }

/** `details`: the values of the record, in their groups. */
export type ShowLayoutProps = { entity: Entity; record: RaRecord; details: ReactNode }

export type EntityOptions = {
  access: Pick<EntityAccess, 'read' | 'create' | 'update'>
  /** The fields of the form, to be shown inside a page or a dialog. Loaded when first shown. */
  form?: ComponentType
  /** Its list, to be shown on the page of another record as well. Loaded when first shown. */
  list?: ComponentType
  /** Fetches the program of its list and page before they are shown. */
  preload?: () => Promise<unknown>
  /** Adding and editing happen in a dialog over the list. */
  dialog?: boolean
  /** What was just added in a dialog is opened, since it asks for something more; its actions find `justAdded` in the state of the address. */
  opensAdded?: boolean
  /** A lookup that relations lead to: its list says how often each record is in use. */
  used?: boolean
  /** What its list is filtered by until somebody says otherwise. */
  filter?: Readonly<Record<string, unknown>>
  /** false: its list has no pages, and fetches what scrolls into view. */
  pagination?: false
  /** A record whose list can be searched, so that it is also found from outside: by the palette and the search page. */
  search?: boolean
  /** What else can be done with a record, beside editing and deleting it: shown on its page, which has it at hand. */
  actions?: ComponentType<PartProps>
  /** Those actions take it out of use as well, in their own way. */
  hasOwnToggle?: boolean
  /** On the page of a record, before and after its values. */
  above?: ComponentType<PartProps>
  below?: ComponentType<PartProps>
  /** Draws what stands under the title of a record's page, where it is not laid out one below the other. */
  showLayout?: ComponentType<ShowLayoutProps>
  /** Around the fields of its form: puts something beside them. Its page is wider then. */
  formLayout?: ComponentType<PartProps & { children: ReactNode }>
  /** The same as items of the menu of a row, which say when one is chosen. */
  rowActions?: ComponentType<RowActionsProps>
  /** Records that nobody may delete, whatever their rights: none is offered it. The server refuses it too. */
  isKept?: (record: RaRecord) => boolean
  /** One of the actions is due: that is the filled button then, and not editing. */
  isDue?: (record: RaRecord) => boolean
  /** What can be done with the list as a whole, beside adding to it: shown in its header. */
  listActions?: ComponentType
  /** Group of the menu in which the list is found. */
  menuGroup?: string
}

/** The definition of any resource; `options` is empty for one that is not registered. */
export function useEntityDefinition(resource: string) {
  const { options, hasShow, hasEdit, hasCreate } = useResourceDefinition<Partial<EntityOptions>>({ resource })
  return { ...options, hasShow, hasEdit, hasCreate }
}
