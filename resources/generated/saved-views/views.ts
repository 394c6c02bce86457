// Generated from saved-view.schema.json by npm run codegen. Do not edit.
export { SavedViewList } from './SavedViewList.tsx'
export { SavedViewShow } from './SavedViewShow.tsx'
