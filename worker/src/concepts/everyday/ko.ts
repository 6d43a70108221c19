/** Korean names of everyday actions, qualities and things that questions about tenders ask of. */
export const koreanEveryday = `
choose: 선택, 선정, 고르다
give: 제공, 주다, 지급, 인도
prepare: 준비, 마련, 작성
send: 발송, 송부, 보내다, 전송
receive: 수령, 받다, 접수
take_part: 참가, 참여
increase: 증가, 추가, 인상
decrease: 감소, 축소, 인하
store: 보관, 저장
use: 사용, 이용
buy: 구매, 구입, 매입
rent: 임대, 임차, 렌탈
build: 건설, 시공, 공사
measure: 측정, 계측
clean: 청소, 세척
guard: 경비, 감시
unload: 하역, 상하차
move: 이전, 이관, 이동
connect: 연결, 접속, 인터페이스
operate: 운전, 운영, 가동
stop: 정지, 중지
answer: 답변, 회신, 응답
inform: 통지, 통보, 알리다
advance_notice: 사전, 미리
decide: 결정, 판단
dispose: 폐기, 폐기물, 처리
protect: 보호, 방호
print: 인쇄, 출력, 종이
publish: 공고, 공개, 게시
travel: 출장, 여비, 숙박
free_of_charge: 무상, 무료
separately: 별도, 따로, 개별
new: 신품, 새로운, 신규
used: 중고, 재생품
size: 크기, 규격, 치수
weight_mass: 중량, 무게, 질량
length: 길이, 미터
width: 폭, 두께
height: 높이, 깊이
temperature: 온도, 열, 냉각
pressure: 압력
power: 전력, 출력, 용량
voltage: 전압
current_electric: 전류, 단락
electricity: 전기, 에너지
cable: 케이블, 배선, 전선
pipe: 배관, 관로
machine: 기계, 장비, 장치, 설비
tool: 공구, 도구, 기기
piece: 개, 부품, 단위
vehicle: 차량, 자동차
building: 건물, 실, 시설
roof: 지붕, 벽, 바닥
road: 도로
land: 토지, 부지
water: 물, 급수
fuel: 연료, 오일, 가스
air: 공기, 환기, 공조
fire: 화재, 소방
lighting: 조명, 등기구
computer: 컴퓨터, 노트북, 피시
software: 소프트웨어, 프로그램, 응용
website: 웹사이트, 홈페이지
server: 서버, 호스팅, 클라우드
data: 데이터, 자료, 기록
user: 사용자, 이용자
access: 접근, 출입, 비밀번호
backup: 백업, 복구
screen: 화면, 모니터
network: 네트워크, 인터넷, 통신망
municipality: 시, 군, 지자체
region: 지역, 도, 구역
hospital: 병원, 의료, 환자
warehouse: 창고
shift: 교대, 야간, 24시간
weekend: 주말, 공휴일, 휴일
protective_equipment: 보호구, 안전모, 헬멧, 안전화, 작업복
papers: 서류, 문서, 자료
photo: 사진, 그림, 이미지
material: 재료, 자재
metal: 강, 금속, 철, 구리
colour: 색상, 색, 도장
how_often: 빈도, 횟수, 주기, 회
same: 동일, 같은
difference: 다른, 상이, 차이
allowed: 허용, 가능, 허가
forbidden: 금지, 불가
mandatory: 필수, 의무, 필요
supervisor: 감독자, 책임자, 관리자
technician: 기술자, 엔지니어, 전문가
competitor: 경쟁자, 다른 입찰자
agent: 대리점, 유통업체, 대리인
emergency: 긴급, 비상, 응급
problem: 문제, 불량, 장애
advice: 자문, 지원, 도움
design: 설계, 계획, 디자인
study: 연구, 분석, 조사
result: 결과
risk: 위험
model_type: 종류, 모델, 형식, 버전
level: 등급, 수준, 단계
validity: 유효, 효력
remaining: 잔여, 나머지, 잔액
part: 부분, 일부, 몫
whole: 전체, 총, 합계
order: 주문, 발주
loss: 분실, 손실, 상실
money: 돈, 자금, 금액
company_seat: 본사, 지사, 사업장
`;
