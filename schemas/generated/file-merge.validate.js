// Generated from file-merge.schema.json by npm run codegen. Do not edit.
export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"lead":0,"files":0,"customer":0,"debtor":0,"status":0,"claims":0,"costsBefore":0,"costsAfter":0,"outstandingBefore":0,"outstandingAfter":0,"undoneAt":0,"undoneBy":0,"createdAt":0,"createdBy":0}};
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
if(data._version !== undefined){
let data0 = data._version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});
errors++;
}
if(data.lead !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lead",keyword:"false schema",params:{}});
errors++;
}
if(data.files !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/files",keyword:"false schema",params:{}});
errors++;
}
if(data.customer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"false schema",params:{}});
errors++;
}
if(data.debtor !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/debtor",keyword:"false schema",params:{}});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.claims !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/claims",keyword:"false schema",params:{}});
errors++;
}
if(data.costsBefore !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/costsBefore",keyword:"false schema",params:{}});
errors++;
}
if(data.costsAfter !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/costsAfter",keyword:"false schema",params:{}});
errors++;
}
if(data.outstandingBefore !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outstandingBefore",keyword:"false schema",params:{}});
errors++;
}
if(data.outstandingAfter !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outstandingAfter",keyword:"false schema",params:{}});
errors++;
}
if(data.undoneAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/undoneAt",keyword:"false schema",params:{}});
errors++;
}
if(data.undoneBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/undoneBy",keyword:"false schema",params:{}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._version !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/_version",keyword:"false schema",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validateUpdate = validate1;
