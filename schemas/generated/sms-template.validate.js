// Generated from sms-template.schema.json by npm run codegen. Do not edit.
import { characters } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"name":0,"code":0,"category":0,"type":0,"destination":0,"fileType":0,"customer":0,"text":0,"sender":0,"linkAllowed":0,"active":0,"languages":0,"variables":0,"createdAt":0,"updatedAt":0,"updatedBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{1,59}$", "u");
const pattern1 = new RegExp("^([A-Za-z0-9][A-Za-z0-9 ]{0,10}|\\+[1-9][0-9]{6,14})$", "u");
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
if(data.code !== undefined){
let data3 = data.code;
if(typeof data3 === "string"){
if(func1(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{1,59}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(((((((data4 === "amicable") || (data4 === "judicial")) || (data4 === "arrangement")) || (data4 === "client")) || (data4 === "precasso")) || (data4 === "service")) || (data4 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{}});
errors++;
}
}
if(data.type !== undefined){
let data5 = data.type;
if(!(((data5 === "step") || (data5 === "manual")) || (data5 === "system"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{}});
errors++;
}
}
if(data.destination !== undefined){
let data6 = data.destination;
if(!((data6 === "debtor") || (data6 === "client"))){
(vErrors ??= []).push({instancePath:instancePath+"/destination",keyword:"enum",params:{}});
errors++;
}
}
if(data.fileType !== undefined){
let data7 = data.fileType;
if(!(((data7 === "private") || (data7 === "company")) || (data7 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/fileType",keyword:"enum",params:{}});
errors++;
}
}
if(data.customer !== undefined){
let data8 = data.customer;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.text !== undefined){
let data9 = data.text;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key1 in data9){
if(!((((key1 === "nl") || (key1 === "en")) || (key1 === "fr")) || (key1 === "de"))){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data9.nl !== undefined){
let data10 = data9.nl;
if(typeof data10 === "string"){
if(func1(data10) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/text/nl",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/text/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.en !== undefined){
let data11 = data9.en;
if(typeof data11 === "string"){
if(func1(data11) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/text/en",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.fr !== undefined){
let data12 = data9.fr;
if(typeof data12 === "string"){
if(func1(data12) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/text/fr",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.de !== undefined){
let data13 = data9.de;
if(typeof data13 === "string"){
if(func1(data13) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/text/de",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text/de",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.sender !== undefined){
let data14 = data.sender;
if(typeof data14 === "string"){
if(func1(data14) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/sender",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/sender",keyword:"pattern",params:{pattern: "^([A-Za-z0-9][A-Za-z0-9 ]{0,10}|\\+[1-9][0-9]{6,14})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sender",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.linkAllowed !== undefined){
let data15 = data.linkAllowed;
if((typeof data15 !== "boolean") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/linkAllowed",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.active !== undefined){
let data16 = data.active;
if((typeof data16 !== "boolean") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.languages !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/languages",keyword:"false schema",params:{}});
errors++;
}
if(data.variables !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/variables",keyword:"false schema",params:{}});
errors++;
}
if(data.createdAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"false schema",params:{}});
errors++;
}
if(data.updatedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/updatedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.updatedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/updatedBy",keyword:"false schema",params:{}});
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
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"}});
errors++;
}
if(data.sender === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sender"}});
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
