// Generated from api-log.schema.json by npm run codegen. Do not edit.
export const validateCreate = validate0;
const schema1 = {"properties":{"id":0,"at":0,"customer":0,"apiClient":0,"ip":0,"method":0,"path":0,"type":0,"status":0,"durationMs":0,"request":0,"response":0}};
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
if(data.at !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/at",keyword:"false schema",params:{}});
errors++;
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.apiClient !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/apiClient",keyword:"false schema",params:{}});
errors++;
}
if(data.ip !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/ip",keyword:"false schema",params:{}});
errors++;
}
if(data.method !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"false schema",params:{}});
errors++;
}
if(data.path !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"false schema",params:{}});
errors++;
}
if(data.type !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"false schema",params:{}});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.durationMs !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/durationMs",keyword:"false schema",params:{}});
errors++;
}
if(data.request !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/request",keyword:"false schema",params:{}});
errors++;
}
if(data.response !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/response",keyword:"false schema",params:{}});
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
