// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"number":0,"receivedAt":0,"channel":0,"complainant":0,"complainantName":0,"complainantEmail":0,"language":0,"customer":0,"fileNumber":0,"subject":0,"category":0,"text":0,"handler":0,"confirmationDue":0,"confirmedAt":0,"answerDue":0,"answeredAt":0,"status":0,"outcome":0,"answer":0,"measure":0,"createdAt":0,"createdBy":0,"by":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const formats0 = formats.date;
const formats2 = formats.email;
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
if(data.number !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"false schema",params:{}});
errors++;
}
if(data.receivedAt !== undefined){
let data3 = data.receivedAt;
if(typeof data3 === "string"){
if(!(formats0(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/receivedAt",keyword:"format",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/receivedAt",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.channel !== undefined){
let data4 = data.channel;
if(!(((((data4 === "email") || (data4 === "post")) || (data4 === "phone")) || (data4 === "portal")) || (data4 === "dispute_body"))){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"enum",params:{}});
errors++;
}
}
if(data.complainant !== undefined){
let data5 = data.complainant;
if(!(((data5 === "debtor") || (data5 === "client")) || (data5 === "third_party"))){
(vErrors ??= []).push({instancePath:instancePath+"/complainant",keyword:"enum",params:{}});
errors++;
}
}
if(data.complainantName !== undefined){
let data6 = data.complainantName;
if(typeof data6 === "string"){
if(func1(data6) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/complainantName",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func1(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/complainantName",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/complainantName",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.complainantEmail !== undefined){
let data7 = data.complainantEmail;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/complainantEmail",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/complainantEmail",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/complainantEmail",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats2(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/complainantEmail",keyword:"format",params:{format: "email"}});
errors++;
}
}
}
if(data.language !== undefined){
let data8 = data.language;
if(!((((data8 === "nl") || (data8 === "en")) || (data8 === "fr")) || (data8 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"enum",params:{}});
errors++;
}
}
if(data.customer !== undefined){
let data9 = data.customer;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/customer",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.fileNumber !== undefined){
let data10 = data.fileNumber;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fileNumber",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/fileNumber",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fileNumber",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.subject !== undefined){
let data11 = data.subject;
if(typeof data11 === "string"){
if(func1(data11) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func1(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.category !== undefined){
let data12 = data.category;
if(!((((((((data12 === "treatment") || (data12 === "costs")) || (data12 === "reachability")) || (data12 === "information")) || (data12 === "privacy")) || (data12 === "wrong_person")) || (data12 === "payment")) || (data12 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"enum",params:{}});
errors++;
}
}
if(data.text !== undefined){
let data13 = data.text;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 8000){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 8000}});
errors++;
}
if(func1(data13) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
}
if(data.handler !== undefined){
let data14 = data.handler;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/handler",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/handler",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/handler",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.confirmationDue !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/confirmationDue",keyword:"false schema",params:{}});
errors++;
}
if(data.confirmedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/confirmedAt",keyword:"false schema",params:{}});
errors++;
}
if(data.answerDue !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answerDue",keyword:"false schema",params:{}});
errors++;
}
if(data.answeredAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answeredAt",keyword:"false schema",params:{}});
errors++;
}
if(data.status !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"false schema",params:{}});
errors++;
}
if(data.outcome !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"false schema",params:{}});
errors++;
}
if(data.answer !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/answer",keyword:"false schema",params:{}});
errors++;
}
if(data.measure !== undefined){
let data22 = data.measure;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/measure",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data22 === "string"){
if(func1(data22) > 4000){
(vErrors ??= []).push({instancePath:instancePath+"/measure",keyword:"maxLength",params:{limit: 4000}});
errors++;
}
if(func1(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/measure",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
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
if(data.receivedAt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "receivedAt"}});
errors++;
}
if(data.channel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel"}});
errors++;
}
if(data.complainant === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "complainant"}});
errors++;
}
if(data.complainantName === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "complainantName"}});
errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});
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
