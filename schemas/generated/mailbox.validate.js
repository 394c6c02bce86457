// Generated from mailbox.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"address":0,"host":0,"port":0,"security":0,"user":0,"password":0,"folder":0,"afterwards":0,"moveTo":0,"active":0,"fetchedAt":0,"problem":0,"uidValidity":0,"lastUid":0,"createdAt":0,"createdBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.email;
const pattern0 = new RegExp("^[A-Za-z0-9.:-]+$", "u");
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
if(data.address !== undefined){
let data2 = data.address;
if(typeof data2 === "string"){
if(func1(data2) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"format",params:{format: "email"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.host !== undefined){
let data3 = data.host;
if(typeof data3 === "string"){
if(func1(data3) > 253){
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"maxLength",params:{limit: 253}});
errors++;
}
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.:-]+$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/host",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.port !== undefined){
let data4 = data.port;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/port",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 65535 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/port",keyword:"maximum",params:{comparison: "<=", limit: 65535}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/port",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.security !== undefined){
let data5 = data.security;
if(!(((data5 === "tls") || (data5 === "starttls")) || (data5 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/security",keyword:"enum",params:{}});
errors++;
}
}
if(data.user !== undefined){
let data6 = data.user;
if(typeof data6 === "string"){
if(func1(data6) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/user",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/user",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.password !== undefined){
let data7 = data.password;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.folder !== undefined){
let data8 = data.folder;
if(typeof data8 === "string"){
if(func1(data8) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/folder",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func1(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/folder",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/folder",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.afterwards !== undefined){
let data9 = data.afterwards;
if(!((((data9 === "keep") || (data9 === "mark")) || (data9 === "move")) || (data9 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/afterwards",keyword:"enum",params:{}});
errors++;
}
}
if(data.moveTo !== undefined){
let data10 = data.moveTo;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/moveTo",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/moveTo",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/moveTo",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.fetchedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fetchedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.problem !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/problem",keyword:"false schema",params:{}});
errors++;
}
if(data.uidValidity !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/uidValidity",keyword:"false schema",params:{}});
errors++;
}
if(data.lastUid !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastUid",keyword:"false schema",params:{}});
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
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"}});
errors++;
}
if(data.host === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "host"}});
errors++;
}
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"}});
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
