// Generated from representative.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"name":0,"kind":0,"organisation":0,"email":0,"phone":0,"street":0,"postcode":0,"city":0,"reference":0,"active":0,"createdAt":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.email;
const formats2 = formats["phone-e164"];
const formats4 = formats["nl-postcode"];
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
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func1(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(!(((((((data3 === "debt_helper") || (data3 === "municipality")) || (data3 === "administrator")) || (data3 === "receiver")) || (data3 === "guardian")) || (data3 === "lawyer")) || (data3 === "heir"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{}});
errors++;
}
}
if(data.organisation !== undefined){
let data4 = data.organisation;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/organisation",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/organisation",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func1(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/organisation",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}});
errors++;
}
}
}
if(data.phone !== undefined){
let data6 = data.phone;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats2(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"format",params:{format: "phone-e164"}});
errors++;
}
}
}
if(data.street !== undefined){
let data7 = data.street;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"maxLength",params:{limit: 120}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/street",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.postcode !== undefined){
let data8 = data.postcode;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats4(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/postcode",keyword:"format",params:{format: "nl-postcode"}});
errors++;
}
}
}
if(data.city !== undefined){
let data9 = data.city;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func1(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.reference !== undefined){
let data10 = data.reference;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/reference",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reference",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.active !== undefined){
let data11 = data.active;
if((typeof data11 !== "boolean") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});
errors++;
}
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
