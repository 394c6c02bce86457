// Generated from export-job.schema.json by npm run codegen. Do not edit.
export const validateCreate = validate0;
const schema1 = {"properties":{"id":0,"createdAt":0,"createdBy":0,"type":0,"columns":0,"format":0,"filter":0,"state":0,"total":0,"done":0,"rows":0,"size":0,"sha256":0,"why":0,"apiKey":0,"endedAt":0,"expiresAt":0}};
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
if(data.type !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"false schema",params:{}});
errors++;
}
if(data.columns !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"false schema",params:{}});
errors++;
}
if(data.format !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/format",keyword:"false schema",params:{}});
errors++;
}
if(data.filter !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"false schema",params:{}});
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
if(data.done !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/done",keyword:"false schema",params:{}});
errors++;
}
if(data.rows !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"false schema",params:{}});
errors++;
}
if(data.size !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"false schema",params:{}});
errors++;
}
if(data.sha256 !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/sha256",keyword:"false schema",params:{}});
errors++;
}
if(data.why !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/why",keyword:"false schema",params:{}});
errors++;
}
if(data.apiKey !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/apiKey",keyword:"false schema",params:{}});
errors++;
}
if(data.endedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/endedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.expiresAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/expiresAt",keyword:"false schema",params:{}});
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
