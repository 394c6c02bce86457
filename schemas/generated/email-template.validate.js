// Generated from email-template.schema.json by npm run codegen. Do not edit.
import { characters, formats } from '#schemas/formats.ts'

export const validateCreate = validate0;
const schema1 = {"properties":{"_version":0,"id":0,"name":0,"code":0,"category":0,"type":0,"destination":0,"fileType":0,"customer":0,"subject":0,"body":0,"fromAddress":0,"replyTo":0,"cc":0,"bcc":0,"annexes":0,"active":0,"languages":0,"variables":0,"createdAt":0,"updatedAt":0,"updatedBy":0}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = characters;
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{1,59}$", "u");
const pattern1 = new RegExp("^[^\\s@,;]+@[^\\s@,;]+(, ?[^\\s@,;]+@[^\\s@,;]+)*$", "u");
const formats0 = formats.email;
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
if(data.subject !== undefined){
let data9 = data.subject;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key1 in data9){
if(!((((key1 === "nl") || (key1 === "en")) || (key1 === "fr")) || (key1 === "de"))){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data9.nl !== undefined){
let data10 = data9.nl;
if(typeof data10 === "string"){
if(func1(data10) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/subject/nl",keyword:"maxLength",params:{limit: 400}});
errors++;
}
if(func1(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/subject/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subject/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.en !== undefined){
let data11 = data9.en;
if(typeof data11 === "string"){
if(func1(data11) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/subject/en",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subject/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.fr !== undefined){
let data12 = data9.fr;
if(typeof data12 === "string"){
if(func1(data12) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/subject/fr",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subject/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data9.de !== undefined){
let data13 = data9.de;
if(typeof data13 === "string"){
if(func1(data13) > 400){
(vErrors ??= []).push({instancePath:instancePath+"/subject/de",keyword:"maxLength",params:{limit: 400}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subject/de",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.body !== undefined){
let data14 = data.body;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.nl === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"required",params:{missingProperty: "nl"}});
errors++;
}
for(const key2 in data14){
if(!((((key2 === "nl") || (key2 === "en")) || (key2 === "fr")) || (key2 === "de"))){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data14.nl !== undefined){
let data15 = data14.nl;
if(typeof data15 === "string"){
if(func1(data15) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/body/nl",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
if(func1(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/body/nl",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/nl",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data14.en !== undefined){
let data16 = data14.en;
if(typeof data16 === "string"){
if(func1(data16) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/body/en",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/en",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data14.fr !== undefined){
let data17 = data14.fr;
if(typeof data17 === "string"){
if(func1(data17) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/body/fr",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/fr",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data14.de !== undefined){
let data18 = data14.de;
if(typeof data18 === "string"){
if(func1(data18) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/body/de",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/de",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.fromAddress !== undefined){
let data19 = data.fromAddress;
if((typeof data19 !== "string") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fromAddress",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data19 === "string"){
if(func1(data19) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/fromAddress",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data19) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fromAddress",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/fromAddress",keyword:"format",params:{format: "email"}});
errors++;
}
}
}
if(data.replyTo !== undefined){
let data20 = data.replyTo;
if((typeof data20 !== "string") && (data20 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/replyTo",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data20 === "string"){
if(func1(data20) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/replyTo",keyword:"maxLength",params:{limit: 254}});
errors++;
}
if(func1(data20) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/replyTo",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!(formats0(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/replyTo",keyword:"format",params:{format: "email"}});
errors++;
}
}
}
if(data.cc !== undefined){
let data21 = data.cc;
if((typeof data21 !== "string") && (data21 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cc",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data21 === "string"){
if(func1(data21) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/cc",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cc",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/cc",keyword:"pattern",params:{pattern: "^[^\\s@,;]+@[^\\s@,;]+(, ?[^\\s@,;]+@[^\\s@,;]+)*$"}});
errors++;
}
}
}
if(data.bcc !== undefined){
let data22 = data.bcc;
if((typeof data22 !== "string") && (data22 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bcc",keyword:"type",params:{type: "string"}});
errors++;
}
if(typeof data22 === "string"){
if(func1(data22) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/bcc",keyword:"maxLength",params:{limit: 255}});
errors++;
}
if(func1(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/bcc",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern1.test(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/bcc",keyword:"pattern",params:{pattern: "^[^\\s@,;]+@[^\\s@,;]+(, ?[^\\s@,;]+@[^\\s@,;]+)*$"}});
errors++;
}
}
}
if(data.annexes !== undefined){
let data23 = data.annexes;
if((!(Array.isArray(data23))) && (data23 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/annexes",keyword:"type",params:{type: "array"}});
errors++;
}
if(Array.isArray(data23)){
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/annexes/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data24 === "claim_specification") || (data24 === "income_form")) || (data24 === "payment_overview")) || (data24 === "arrangement_plan"))){
(vErrors ??= []).push({instancePath:instancePath+"/annexes/" + i0,keyword:"enum",params:{}});
errors++;
}
}
let i1 = data23.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data23[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/annexes",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.active !== undefined){
let data25 = data.active;
if((typeof data25 !== "boolean") && (data25 !== null)){
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
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});
errors++;
}
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"}});
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
