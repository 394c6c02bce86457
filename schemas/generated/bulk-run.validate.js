// Generated from bulk-run.schema.json by npm run codegen. Do not edit.
export const validateCreate = validate0;
const schema1 = {"properties":{"id":0,"createdAt":0,"createdBy":0,"entity":0,"action":0,"state":0,"total":0,"checked":0,"done":0,"changed":0,"same":0,"refused":0,"undone":0,"kept":0,"why":0,"startedAt":0,"endedAt":0}};
const func0 = Object.prototype.hasOwnProperty;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});
errors++;
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
errors++;
}
if(data.createdBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdBy",keyword:"false schema",params:{}});
errors++;
}
if(data.entity !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/entity",keyword:"false schema",params:{}});
errors++;
}
if(data.action !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"false schema",params:{}});
errors++;
}
if(data.state !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"false schema",params:{}});
errors++;
}
if(data.total !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"false schema",params:{}});
errors++;
}
if(data.checked !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/checked",keyword:"false schema",params:{}});
errors++;
}
if(data.done !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/done",keyword:"false schema",params:{}});
errors++;
}
if(data.changed !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/changed",keyword:"false schema",params:{}});
errors++;
}
if(data.same !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/same",keyword:"false schema",params:{}});
errors++;
}
if(data.refused !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/refused",keyword:"false schema",params:{}});
errors++;
}
if(data.undone !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/undone",keyword:"false schema",params:{}});
errors++;
}
if(data.kept !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/kept",keyword:"false schema",params:{}});
errors++;
}
if(data.why !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"false schema",params:{}});
errors++;
}
if(data.startedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/startedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.endedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/endedAt",keyword:"false schema",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateUpdate = validate1;
